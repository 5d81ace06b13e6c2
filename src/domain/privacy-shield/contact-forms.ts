import { viewPlainly } from './plain-view.ts'

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

export const local = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}+_-]|\.(?=[\p{L}\p{N}])){1,40}`
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
