/** US Letter in points. */
export const letterWidth = 612
export const letterHeight = 792

/** The sheet that a page of this size goes on: lying where the page lies. */
export function letterPage(width: number, height: number): { readonly width: number; readonly height: number } {
  return width > height ? { width: letterHeight, height: letterWidth } : { width: letterWidth, height: letterHeight }
}
