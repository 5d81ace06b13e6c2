import { firstCase } from './first-case.ts'
import { toolCode } from './tool-code.ts'

/** The files of a new drafting tool by their path in its folder: a letter with one section that a model may write. */
export function toolFiles(name: string): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string>> = {
    name,
    type: name.replaceAll('-', '_'),
    camel: name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    title: name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  }
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '')
  return Object.fromEntries(
    Object.entries({ ...toolCode, ...firstCase }).map(([path, text]) => [filled(path), filled(text)]),
  )
}
