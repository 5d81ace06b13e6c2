import { childrenOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { applyEdits, insertBeforeEnd } from './edit-package.ts'

/** `numbering.xml` with more lists: definitions come before lists, and those before all else (17.9.16). */
export function insertLists(xml: string, definitions: readonly XmlElement[], lists: readonly XmlElement[]): string {
  return insert(insert(xml, 'w:abstractNum', definitions), 'w:num', lists)
}

function insert(xml: string, name: 'w:abstractNum' | 'w:num', added: readonly XmlElement[]): string {
  if (added.length === 0) return xml
  const more = added.map((one) => writeXml(one)).join('')
  const at = placeFor(parseXml(xml), name)
  return at === undefined ? insertBeforeEnd(xml, more) : applyEdits(xml, [{ start: at, end: at, text: more }])
}

/** Behind the last of its kind, else between definitions and lists, else behind what comes first (pictures). */
function placeFor(root: XmlElement, name: 'w:abstractNum' | 'w:num'): number | undefined {
  const [definitions, lists] = [childrenOf(root, 'w:abstractNum'), childrenOf(root, 'w:num')]
  const last = (name === 'w:num' ? lists.at(-1) : undefined) ?? definitions.at(-1)
  return last?.range?.end ?? lists[0]?.range?.start ?? childrenOf(root, 'w:numPicBullet').at(-1)?.range?.end
}
