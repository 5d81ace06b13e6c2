// Before the first paint: the scheme that the attorney chose on this device, else the system's.
try {
  const choice = localStorage.getItem('drafty-color-scheme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.mantineColorScheme = choice
} catch {
  // No storage: the system decides.
}
