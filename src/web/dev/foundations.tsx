import { draftTypes } from '#domain/drafting/tool.ts'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import styles from './dev.module.css'
import { Row, Section } from './section.tsx'

const colors =
  'paper surface sunken line line-strong field-line ink ink-2 muted accent accent-soft danger danger-soft warning warning-soft success success-soft info info-soft mark ins-soft del-soft'

export function FoundationSections() {
  return (
    <>
      <Section title="Color">
        <div className={styles.swatches}>
          {colors.split(' ').map((color) => (
            <div key={color} className="small muted">
              <div className={styles.swatch} style={{ background: `var(--${color})` }} />
              {color}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Type">
        <p className="title">Page title, serif 28/36</p>
        <p className="head">Section or dialog title, serif 20/28</p>
        <p className="docname">Name of a document, serif 16/24</p>
        <p className="lead">
          Lead, sans 16/24. A <a href="#type">link</a> in it.
        </p>
        <p className="sub">Label, sans 14/20, weight 600</p>
        <p>Body of forms and tables, sans 14/20. Name with other letters: Nguyễn Thị Hương, Łukasz, Олена.</p>
        <p className="small muted">
          Caption, sans 12/16, muted. Press <kbd>/</kbd> to search.
        </p>
      </Section>
      <Section title="Documents of the tools">
        <Row>
          {draftTypes.map((type) => (
            <ToolPicture key={type} type={type} />
          ))}
          {draftTypes.map((type) => (
            <ToolPicture key={type} type={type} small />
          ))}
        </Row>
      </Section>
    </>
  )
}
