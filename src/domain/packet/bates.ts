const most = 900_000

/** How many pages of the case bear a number already, as the attorney gives the last one: `RUIZ-000214` or `214`. */
export function batesBefore(last = ''): number {
  const digits = /(?<!\d)(\d{1,6})\D*$/.exec(last.trim())?.[1]
  return digits === undefined ? 0 : Math.min(most, Number(digits))
}
