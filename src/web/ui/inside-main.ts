/** Where menus open: part of the page's content, for whoever goes from landmark to landmark. */
export function insideMain(): { target?: HTMLElement } {
  const main = document.querySelector('main')
  return main ? { target: main } : {}
}
