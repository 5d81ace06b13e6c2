/**
 * Where menus open: part of the page's content, for whoever goes from landmark to landmark. By its id, which is looked up
 * when the menu's place is made: while a first page renders, the only main is the one of the start-up screen.
 */
export function insideMain(): { target: string } {
  return { target: '#main' }
}
