import { findDays } from '#domain/language/find-days.ts'
import type { Frame } from './document-frame.ts'

export function dayNoted(tidy: string, last: string, frame: Frame): string | undefined {
  const day = dayAlone(tidy)
  return day !== undefined && !isBirth(day, last, frame) ? day : undefined
}

const isBirth = (day: string, last: string, { persons }: Frame): boolean =>
  /(?<!\p{L})(?:b|born|dob)[.:]?$/iu.test(last) || persons.some(({ born }) => born === day)

function dayAlone(tidy: string): string | undefined {
  const [day, ...others] = findDays(tidy.slice(0, 60))
  return day !== undefined && others.length === 0 && day.from === day.to ? day.from : undefined
}
