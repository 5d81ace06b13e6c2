import type { Sighting } from './identity.ts'
import { viewPlainly, type PlainView } from './plain-view.ts'

const at = String.raw`[\s]{0,3}(?:@|[([{<] {0,1}(?:at|arroba|arobase|a|@) {0,1}[)\]}>]|\bat\b|\barroba\b|\barobase\b)[\s]{0,3}`
const dot = String.raw`[\s]{0,3}(?:\.|,|[([{<] {0,1}(?:dot|punto|\.) {0,1}[)\]}>]|\bdot\b|\bpunto\b)[\s]{0,3}`
const escaped = (text: string) => text.replaceAll(/[+*?^$()[\]{}|\\/]/g, String.raw`\$&`)

/**
 * A known mail address in disguise: `(at)`, `[dot]`, in words, with spaces, broken over lines; and what stands before its `@` alone.
 * For texts in lower case.
 */
export function mailPatterns(address: string): string[] {
  const [local = '', domain = ''] = viewPlainly(address.trim()).lower.split('@')
  if (local === '' || domain === '') return []
  const parts = (text: string, loose: string) => text.split('.').map(escaped).join(loose)
  const name = parts(local, String.raw`[\s]{0,3}(?:\.|[([{<] {0,1}dot {0,1}[)\]}>]|\bdot\b)[\s]{0,3}`).replaceAll(
    '-',
    String.raw`[\s]{0,2}-[\s]{0,3}`,
  )
  const host = parts(domain, dot).replaceAll('-', String.raw`[\s]{0,2}-[\s]{0,3}`)
  const alone = local.length >= 6 && /[\d._-]/.test(local) ? [name] : []
  return [`${name}${at}${host}`, ...alone]
}

const local = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}+_-]|\.(?=[\p{L}\p{N}])){1,40}`
/** Hyphens stand within a label, two at most. */
const label = String.raw`[\p{L}\p{N}](?:-{0,2}[\p{L}\p{N}]){1,39}`
const top =
  '(?:com|org|net|edu|gov|mil|info|biz|us|uk|mx|gt|sv|hn|ni|cr|pa|co|ve|ec|pe|bo|br|ar|cl|uy|py|cu|do|ht|es|fr|de|it|pt|ru|ua|cn|in|pk|bd|ng|gh|cm|et|er|so|ke|eg|ma|dz|tn|sy|iq|ir|af|tr|il|ps|jo|lb|jp|kr|vn|th|ph|id|np|io|me|tv|app|law|legal|test|example|invalid)'
/** Where the name of a box may begin; the letter is looked at first, for most places have none. */
const begins = String.raw`(?=[\p{L}\p{N}])(?<![\p{L}\p{N}]|[\p{L}\p{N}][+_.-])`
/** Addresses of mail that no record names, in the same disguises. The name of the host must end as hosts do. */
const disguised = [
  String.raw`${begins}${local} {0,2}[([{<] {0,1}(?:at|arroba|@) {0,1}[)\]}>] {0,2}${label}(?: {0,2}(?:\.|[([{<] {0,1}(?:dot|punto) {0,1}[)\]}>]) {0,2}${label}){1,3}`,
  String.raw`${begins}${local} at ${label}(?: dot ${label}){0,2} dot ${top}(?![\p{L}\p{N}])`,
  String.raw`${begins}${local}\s{0,3}@\s{0,3}${label}(?:\s{0,3}\.\s{0,3}${label}){0,2}\s{0,3}\.\s{0,3}${top}(?![\p{L}\p{N}])`,
].map((body) => new RegExp(body, 'gu'))

export function findDisguisedMail({ lower }: PlainView): Sighting[] {
  if (!/@|at|arroba/.test(lower)) return []
  return disguised.flatMap((pattern) =>
    [...lower.matchAll(pattern)].map(({ 0: whole, index }) => ({
      start: index,
      end: index + whole.length,
      identity: `value:${whole.replaceAll(/[^\p{L}\p{N}]/gu, '')}`,
      word: 'Email' as const,
      role: 'e-mail address',
    })),
  )
}

const between = String.raw`[\s\-.·/()#_,]{0,3}`
const spread = (digits: string) => Array.from(digits).join(between)

/**
 * A known phone number: whole, as dialled in its own country (with a zero or without), from abroad, and its last seven digits, which
 * name a phone to everybody nearby.
 */
export function phonePatterns(written: string): string[] {
  const digits = viewPlainly(written)
    .lower.replaceAll(/\D/g, '')
    .replace(/^(?:00|011)(?=\d{9})/, '')
  const own = digits.replace(/^1(?=\d{10}$)/, '')
  if (own.length < 7) return []
  const isForeign = /^\s*(?:\+|00|011)/.test(written) && !/^\s*(?:\+|00|011)\s?1\D?\(?\d{3}/.test(written)
  const national = isForeign ? [1, 2, 3].map((length) => digits.slice(length)) : []
  const whole = [own, ...national.filter((part) => part.length >= 7)]
  const forms = whole.map((part) => `(?:(?:001|00|011|1|0)${between})?${spread(part)}`)
  const last = `${spread(own.slice(-7, -4))}${between}${spread(own.slice(-4))}`
  return [...forms, last]
}
