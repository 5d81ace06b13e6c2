import { descendantsOf, type XmlElement } from '#server/office/xml/element.ts'

const rangeNames = ['w:bookmark', 'w:perm', 'w:moveFromRange', 'w:moveToRange']
const markNames = rangeNames.flatMap((name) => [`${name}Start`, `${name}End`])

/** The marks in an element of ranges that begin or end elsewhere: they stay when the element goes. */
export function looseMarks(gone: XmlElement): XmlElement[] {
  const marks = descendantsOf(gone, ...markNames)
  const keyOf = ({ name, attributes }: XmlElement) => `${name.replace(/(Start|End)$/, '')} ${attributes['w:id']}`
  const counts = Map.groupBy(marks, keyOf)
  return marks.filter((mark) => counts.get(keyOf(mark))?.length === 1)
}
