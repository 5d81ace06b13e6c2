const key = 'drafty-dates-room'

/** How high the dates of the dashboard were in this browser when they were last shown, in pixels; 0 where there were none. */
export const datesRoom = {
  read: (): number => Number(localStorage.getItem(key) ?? 0) || 0,
  keep: (height: number): void =>
    height > 0 ? localStorage.setItem(key, String(height)) : localStorage.removeItem(key),
}
