/** The bookmark around a written section, by which its text is found again when the file comes back from Word. */
export function sectionBookmark(id: string): string {
  return `_drafty_${id.replaceAll(/\W/g, '_')}`.slice(0, 40)
}
