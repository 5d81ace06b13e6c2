import type { Redline } from './revision/decisions.ts'

/** Two versions as one change: the old text struck out, the new one inserted. Equal versions have no change. */
export function compareWhole(before: string, after: string): Redline {
  if (before === after) return { html: after, changes: [] }
  return {
    html: `<del data-change="whole">${before}</del><ins data-change="whole">${after}</ins>`,
    changes: [{ id: 'whole', before, after }],
  }
}
