import { Merge, SplitSquareVertical } from 'lucide-react'
import { Fragment, memo, type RefObject } from 'react'
import { isBorder } from '#domain/template-sections/split-without-headings.ts'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import type { TemplateSection } from '#domain/template-sections/template-section.ts'
import { Icon } from '#web/ui/icon.tsx'
import { modeWords } from './split-words.ts'
import styles from './template-paper.module.css'
import type { SplitEditor } from './use-split-editor.ts'

type Props = {
  readonly paragraphs: readonly TemplateParagraph[]
  readonly editor: SplitEditor
  readonly paper: RefObject<HTMLDivElement | null>
}

/** The template's own text, with the borders of its sections. */
export function TemplatePaper({ paragraphs, editor, paper }: Props) {
  return (
    <div className={styles.paper} ref={paper}>
      {editor.split.sections.map((section, position) => (
        <Fragment key={section.id}>
          {editor.canJoin(position - 1) && (
            <button type="button" className={styles.join} onClick={() => editor.join(position - 1)}>
              <Icon icon={Merge} size="s" />
              Join with the section above
            </button>
          )}
          <SectionText
            section={section}
            paragraphs={paragraphs}
            isSelected={position === editor.position}
            onSelect={editor.select}
            onDivide={editor.divide}
          />
        </Fragment>
      ))}
    </div>
  )
}

type TextProps = {
  readonly section: TemplateSection
  readonly paragraphs: readonly TemplateParagraph[]
  readonly isSelected: boolean
  readonly onSelect: (id: string) => void
  readonly onDivide: (id: string, at: number) => void
}

const SectionText = memo(function SectionText({ section, paragraphs, isSelected, onSelect, onDivide }: TextProps) {
  const { word, icon } = modeWords[section.mode]
  return (
    <section
      className={styles.section}
      id={`text-${section.id}`}
      aria-label={section.title}
      data-mode={section.mode}
      data-selected={isSelected || undefined}
    >
      <button type="button" className={styles.head} aria-pressed={isSelected} onClick={() => onSelect(section.id)}>
        <span className={styles.name}>{section.title}</span>
        <span className={styles.mode}>
          <Icon icon={icon} size="s" />
          {word}
        </span>
      </button>
      {section.paragraphs.map((index, place) => (
        <Fragment key={index}>
          {place > 0 && canBegin(paragraphs, index) && (
            <button
              type="button"
              className={styles.divide}
              aria-label={`Begin a section at “${excerptOf(paragraphs[index])}”`}
              onClick={() => onDivide(section.id, index)}
            >
              <Icon icon={SplitSquareVertical} size="s" />
              <span>Begin a section here</span>
            </button>
          )}
          <Line paragraph={paragraphs[index]} isHeading={place === 0 && section.heading === 'own'} />
        </Fragment>
      ))}
    </section>
  )
})

/** Where a section may begin: at words, and not inside a table. */
function canBegin(paragraphs: readonly TemplateParagraph[], index: number): boolean {
  return (paragraphs[index]?.text ?? '').trim() !== '' && isBorder(paragraphs, index)
}

function excerptOf(paragraph: TemplateParagraph | undefined): string {
  return (paragraph?.text ?? '').trim().slice(0, 60)
}

function Line({ paragraph, isHeading }: { paragraph: TemplateParagraph | undefined; isHeading: boolean }) {
  if (!paragraph || paragraph.text.trim() === '') return null
  const { text, numbering, align, boldShare, italicShare, underlineShare, allCaps, table } = paragraph
  return (
    <p
      className={styles.line}
      data-align={align}
      data-heading={isHeading || undefined}
      data-bold={boldShare > 0.95 || undefined}
      data-italic={italicShare > 0.95 || undefined}
      data-underline={underlineShare > 0.95 || undefined}
      data-caps={allCaps || undefined}
      data-cell={table ? '' : undefined}
      style={{ marginInlineStart: numbering ? `${1.5 * (numbering.level + 1)}rem` : undefined }}
    >
      {numbering && <span className={styles.number}>{numbering.label}</span>}
      {text}
    </p>
  )
}
