/** The keys of the product, for the list that `?` shows. */
export const keysOfTheProduct: readonly {
  readonly where: string
  readonly keys: readonly (readonly [key: string, does: string])[]
}[] = [
  {
    where: 'Everywhere',
    keys: [
      ['Ctrl K', 'find or do'],
      ['?', 'this list'],
      ['/', 'search the tools, on the dashboard'],
    ],
  },
  {
    where: 'Evidence',
    keys: [
      ['J', 'next fact'],
      ['K', 'fact before'],
      ['Y', 'confirm'],
      ['E', 'correct'],
      ['X', 'leave out'],
      ['O', 'open the page of the source'],
      ['[ ]', 'element before, next element'],
      ['Ctrl Enter', 'confirm and draft'],
    ],
  },
  {
    where: 'A draft',
    keys: [
      ['N', 'next open point'],
      ['Shift N', 'open point before'],
      ['J', 'next section'],
      ['K', 'section before'],
      ['A', 'accept the section and go on'],
      ['1 2', 'the buttons of the chosen point'],
      ['Esc', 'close the point or the source'],
      ['Ctrl Z', 'undo the last decision'],
      ['F', 'while it is written: follow, or stay'],
      ['Ctrl S', 'save the section that is edited'],
    ],
  },
  {
    where: 'Changes of a proposal',
    keys: [
      ['J K', 'next change, change before'],
      ['A', 'accept'],
      ['R', 'reject'],
      ['U', 'undo'],
    ],
  },
]
