import { BookOpenCheck, Brackets, Calculator, Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './example-sheet.module.css'

type Kind = 'verified' | 'source' | 'computed' | 'gap'

/** A page of a brief in a fictional case, with the marks that a draft carries. A picture: nothing in it acts. */
export function ExampleSheet() {
  return (
    <div className={styles.show} aria-hidden="true">
      <div className={styles.sheet}>
        <p className={styles.caption}>
          UNITED STATES DEPARTMENT OF JUSTICE
          <br />
          EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
          <br />
          IMMIGRATION COURT
          <br />
          SAN FRANCISCO, CALIFORNIA
        </p>
        <Timeliness />
        <Circumstances />
      </div>
    </div>
  )
}

function Timeliness() {
  return (
    <>
      <Heading number="B.">The application may be considered although it was filed after one year</Heading>
      <p>
        The period of one year does not bar an applicant who shows extraordinary circumstances related to the delay and
        who files within a reasonable time.{' '}
        <Mark kind="verified">
          <Note
            kind="verified"
            icon={Check}
            title="Verified"
            text="In the built-in list, with the date of its last check"
          />
          INA §&nbsp;208(a)(2)(D), 8&nbsp;U.S.C. §&nbsp;1158(a)(2)(D)
        </Mark>
        ; <Mark kind="verified">8&nbsp;C.F.R. §&nbsp;1208.4(a)(5)</Mark>.
      </p>
      <p>
        Mr.&nbsp;Kizito Wasswa entered on a student visa on{' '}
        <Mark kind="source">
          <Note kind="source" icon={BookOpenCheck} title="From your answers" text="Every fact names its source" />
          August&nbsp;10, 2023
        </Mark>{' '}
        and kept valid student status until <Mark kind="source">May&nbsp;15, 2025</Mark>. He first met a lawyer on
        June&nbsp;2, 2025 and filed Form I-589 on <Mark kind="source">August&nbsp;19, 2025</Mark>,{' '}
        <Mark kind="computed">
          <Note kind="computed" icon={Calculator} title="Computed" text="May 15 to August 19, 2025" />
          96&nbsp;days
        </Mark>{' '}
        after his status ended.
      </p>
    </>
  )
}

function Circumstances() {
  return (
    <>
      <p>
        From late 2023 he was treated for post-traumatic stress disorder linked to the attack of August&nbsp;27, 2022.
        His counselor’s letter states that he could not speak of it until spring 2025. Exh.&nbsp;D at{' '}
        <span className={styles.placeholder}>
          <Note kind="gap" icon={Brackets} title="Fill in" text="Shown, never guessed" />
          [PAGE]
        </span>
        .
      </p>
      <p>
        No fixed period applies; the question turns on the particular circumstances. <em>See</em>{' '}
        <Mark kind="verified">
          <em>Matter of T-M-H- &amp; S-W-C-</em>, 25&nbsp;I&amp;N&nbsp;Dec.&nbsp;193 (BIA&nbsp;2010)
        </Mark>
        . The deadline does not apply to withholding of removal.
      </p>
      <Heading number="C.">The Respondent’s account is credible and corroborated</Heading>
      <p>Credibility is judged on the totality of the circumstances and all relevant factors.</p>
    </>
  )
}

function Heading({ number, children }: { number: string; children: string }) {
  return (
    <div className={styles.heading}>
      <span>{number}</span>
      <span>{children}</span>
    </div>
  )
}

function Mark({ kind, children }: { kind: Kind; children: ReactNode }) {
  return <span className={`${styles.mark} ${styles[kind]}`}>{children}</span>
}

function Note({ kind, icon, title, text }: { kind: Kind; icon: LucideIcon; title: string; text: string }) {
  return (
    <span className={`${styles.note} ${styles[kind]}`}>
      <Icon icon={icon} size="s" />
      <b>{title}</b>
      <span>{text}</span>
    </span>
  )
}
