import type { DraftType } from '#domain/drafting/tool.ts'
import styles from './tool-picture.module.css'

type Line = 'k' | 'l' | 'a' | 'seal'

/** Each tool's product as a page of 48 by 62: `k` ink, `l` pale lines, `a` accent. */
const drawings: Readonly<Partial<Record<DraftType, readonly (readonly [Line, string])[]>>> = {
  draft_generator: [
    ['k', 'M13 8h22M17 12h14'],
    ['l', 'M7 19h13M7 23h10M7 27h13M28 21h12M28 25h9'],
    ['k', 'M24 18v11'],
    ['a', 'M12 36h24'],
    ['l', 'M7 42h34M7 46h34M7 50h34M7 54h22'],
  ],
  naturalization: [
    ['k', 'M15 8h18'],
    ['l', 'M18 12h12M7 20h14M7 24h11'],
    ['a', 'M8 33l1.6 1.6L13 31M8 41l1.6 1.6L13 39M8 49l1.6 1.6L13 47'],
    ['l', 'M18 33h22M18 41h18M18 49h20'],
  ],
  upw: [
    ['k', 'M14 8h20M7 16h4M7 34h4'],
    ['l', 'M14 16h18M14 34h14M7 21h34M7 25h34M7 29h20M7 39h34M7 43h26'],
    ['a', 'M7 50h12'],
    ['l', 'M7 54h30'],
  ],
  expert_letter: [
    ['l', 'M7 9h16M7 13h11'],
    ['seal', 'M31 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
    ['l', 'M7 23h34M7 27h34M7 31h30M7 35h34M7 39h18'],
    ['a', 'M8 50c3-5 5-5 4 0 3-4 4-3 4 0 2-3 4-2 6 0l5-2'],
    ['l', 'M7 54h22'],
  ],
  draft_from_template_sections: [
    ['k', 'M7 9h18'],
    ['l', 'M7 15h34M7 19h28'],
    ['a', 'M9 25H7v7h2M39 25h2v7h-2'],
    ['l', 'M13 28.5h22M7 39h34M7 43h20'],
    ['a', 'M31 39.5v7M29.5 39.5h3M29.5 46.5h3'],
    ['l', 'M7 53h34'],
  ],
}

/** For a tool that has no drawing of its own yet. */
const plainPage: readonly (readonly [Line, string])[] = [
  ['k', 'M7 9h18'],
  ['l', 'M7 19h34M7 24h34M7 29h28M7 39h34M7 44h34M7 49h22'],
]

/** The document that a tool makes, drawn small; identifies the tool in cards, lists and panels. Decoration. */
export function ToolPicture({ type, small = false }: { type: DraftType; small?: boolean }) {
  return (
    <svg className={`${styles.picture} ${small ? styles.small : ''}`} viewBox="0 0 48 62" aria-hidden="true">
      <path className={styles.sheet} d="M1 1h46v60H1z" />
      {(drawings[type] ?? plainPage).map(([line, path]) => (
        <path key={path} className={styles[line]} d={path} />
      ))}
    </svg>
  )
}
