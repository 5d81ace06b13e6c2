import type { WaiverCase } from '../case.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { type Exhibit, suggestExhibits } from '../case/evidence.ts'

/** A table of exhibits (`D`) and what stands behind each tab (`D-1`); what is not ticked as enclosed says so. */
export function writeExhibitIndex(waiver: WaiverCase): string {
  const rows = suggestExhibits(waiver).map(exhibitRows)
  return `<table><tr><th>Exhibit</th><th>Document</th></tr>${rows.join('')}</table>`
}

function exhibitRows({ letter, title, items }: Exhibit): string {
  const rows = items.map(
    ({ text, isEnclosed }, index) =>
      `<tr><td>${letter}-${index + 1}</td><td>${escapeText(text)}${isEnclosed ? '' : ' (to be supplied)'}</td></tr>`,
  )
  return `<tr><td><strong>${letter}</strong></td><td><strong>${escapeText(title)}</strong></td></tr>${rows.join('')}`
}
