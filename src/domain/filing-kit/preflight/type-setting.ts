import { ask, type Failure, failures, type Judge, none } from './outcome.ts'

const fewest = { size: 12, lineSpacing: 1.9, margin: 1 } as const
const question = 'Is the body set in 12 point, double-spaced, with one-inch margins?'

/** E12: 12 point, double-spaced, with margins of an inch, as the Word file is set. What it does not tell is asked. */
export const type: Judge = ({ draftLayout, documentKind }) => {
  if (documentKind !== 'brief') return none
  const { size, lineSpacing, margin } = draftLayout ?? {}
  const isTooTight = (size ?? fewest.size) < fewest.size || (lineSpacing ?? fewest.lineSpacing) < fewest.lineSpacing
  const [points, lines] = [size === undefined ? 'type of a size that is not known' : `${size} pt`, lineSpacing ?? '?']
  const found: Failure[] = [
    ...(isTooTight
      ? [{ place: '', sentence: `Body text is set in ${points} at ${lines}; the court expects 12 pt double-spaced.` }]
      : []),
    ...(margin !== undefined && margin < fewest.margin
      ? [{ place: 'margins', sentence: `The narrowest margin is ${margin} inches; the court expects one inch.` }]
      : []),
  ]
  if (found.length > 0) return failures(found)
  return [size, lineSpacing, margin].includes(undefined) ? ask(question) : failures([])
}
