import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { type Installation, must } from '../demo/demo-account.ts'

const part = 'word/document.xml'
/** So many of the longest sentences of the file are changed. */
const changed = 4

/** A draft that was edited in Word and brought back: changes of some sections wait for a decision. */
export async function seedRevision(at: Installation, token: string, path: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${at.address}/api${path}/download?comments=no`, { headers })
  const file = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const xml = strFromU8(file[part] ?? new Uint8Array())
  const edited = zipSync({ ...file, [part]: strToU8(edit(xml)) })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(edited)]), 'edited.docx')
  const { sections } = await must(at, 'POST', `${path}/reimport`, token, form)
  if ((sections as unknown[]).length === 0) throw new Error('Nothing that was edited in Word came back.')
}

/** The longest sentences in other words, as somebody who reads them once more would put them. */
function edit(xml: string): string {
  const texts = [...xml.matchAll(/<w:t(?: [^<>]*)?>([^<>]+)<\/w:t>/g)].map(([, text = '']) => text)
  const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, changed)
  return longest.reduce(
    (all, text) =>
      all.replace(text, () => `${text.replace(' and ', ' as well as ')} The records are attached as exhibits.`),
    xml,
  )
}
