export function useEverything(): void {}
