import { ArrowDown, ArrowUp, Merge, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { fieldLabel } from '#domain/template-sections/fillable-fields.ts'
import { findPlaceholders, type Placeholder } from '#domain/template-sections/placeholders.ts'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import { sectionKinds, type TemplateSection } from '#domain/template-sections/template-section.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceField } from '#web/ui/choice-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './section-settings.module.css'
import { kindWords, modesOf, modeWords } from './split-words.ts'
import type { SplitEditor } from './use-split-editor.ts'

type Props = { readonly editor: SplitEditor; readonly paragraphs: readonly TemplateParagraph[] }

/** Title, kind and mode of the chosen section, its place, and what its placeholders become. */
export function SectionSettings({ editor, paragraphs }: Props) {
  const { selected, position } = editor
  if (!selected) return null
  const last = editor.split.sections.length - 1
  return (
    <div className={styles.settings}>
      <TitleField key={selected.id} section={selected} onRename={editor.rename} />
      <ChoiceField
        label="What happens to it"
        help={modeWords[selected.mode].told}
        options={modesOf(selected).map((mode) => ({ value: mode, label: modeWords[mode].word }))}
        value={selected.mode}
        onChange={(mode) => editor.setMode(selected.id, mode as TemplateSection['mode'])}
      />
      <SelectField
        label="What it is"
        options={sectionKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
        value={selected.kind}
        searchable={false}
        onChange={(kind) => kind !== null && editor.setKind(selected.id, kind as TemplateSection['kind'])}
      />
      <div className={styles.actions} role="toolbar" aria-label="Arrange the section">
        <Button
          size="s"
          icon={ArrowUp}
          aria-disabled={position === 0}
          onClick={() => position > 0 && editor.move(selected.id, position - 1)}
        >
          Move up
        </Button>
        <Button
          size="s"
          icon={ArrowDown}
          aria-disabled={position === last}
          onClick={() => position < last && editor.move(selected.id, position + 1)}
        >
          Move down
        </Button>
        <Button
          size="s"
          icon={Merge}
          aria-disabled={!editor.canJoin(position)}
          title={editor.canJoin(position) ? undefined : 'Only neighbours in the template can be joined'}
          onClick={() => editor.join(position)}
        >
          Join with the next
        </Button>
        <Button size="s" icon={Undo2} aria-disabled={!editor.canUndo} onClick={editor.undo}>
          Undo
        </Button>
      </div>
      {selected.mode !== 'keep' && <Placeholders section={selected} paragraphs={paragraphs} editor={editor} />}
      {selected.reasons.length > 0 && (
        <p className="small muted">Begins here because: {selected.reasons.join(', ')}.</p>
      )}
    </div>
  )
}

type TitleProps = { readonly section: TemplateSection; readonly onRename: (id: string, title: string) => void }

/** Taken over with every letter, so that this device keeps it; spaces at the ends wait for what follows them. */
function TitleField({ section, onRename }: TitleProps) {
  const [typed, setTyped] = useState(section.title)
  const plain = typed.replaceAll(/\s+/g, ' ').trim()
  const isEmpty = plain === ''
  // A step that was taken back shows its title again.
  const title = isEmpty || plain === section.title ? typed : section.title
  return (
    <TextField
      label="Title in the outline"
      help="The heading in the document stays the template’s own."
      maxLength={255}
      value={title}
      error={isEmpty ? 'Please give the section a title.' : undefined}
      onChange={(next) => {
        setTyped(next)
        onRename(section.id, next)
      }}
    />
  )
}

/** What stands in brackets, and which fact goes there; likely ones wait for the attorney's word. */
function Placeholders({ section, paragraphs, editor }: Props & { readonly section: TemplateSection }) {
  const found = section.paragraphs
    .flatMap((index) => paragraphs[index] ?? [])
    .flatMap((paragraph) => findPlaceholders(paragraph).placeholders)
  const byLabel = [...new Map(found.map((placeholder) => [foldToWords(placeholder.label), placeholder]))]
  if (byLabel.length === 0) return null
  return (
    <section aria-label="Placeholders">
      <h2 className="sub">Placeholders</h2>
      <ul className={styles.placeholders}>
        {byLabel.map(([label, placeholder]) => (
          <li key={label}>
            <span className={styles.label}>{placeholder.label}</span>
            <Meaning
              placeholder={placeholder}
              confirmed={editor.placeholderFields[label]}
              onField={(field) => editor.setField(label, field)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MeaningProps = {
  readonly placeholder: Placeholder
  readonly confirmed: string | undefined
  readonly onField: (field: string | undefined) => void
}

function Meaning({ placeholder: { match }, confirmed, onField }: MeaningProps) {
  if (confirmed !== undefined)
    return (
      <span className="small">
        {sentence(fieldLabel(confirmed))}{' '}
        <button type="button" className={styles.link} onClick={() => onField(undefined)}>
          Leave as a gap
        </button>
      </span>
    )
  if (match?.certainty === 'automatic') return <span className="small muted">{sentence(fieldLabel(match.field))}</span>
  if (!match) return <span className="small muted">A gap to fill in</span>
  return (
    <span className="small">
      <button type="button" className={styles.link} onClick={() => onField(match.field)}>
        Fill in {fieldLabel(match.field)}
      </button>
    </span>
  )
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
