import { Loader } from '@mantine/core'
import { FieldError } from '../question-frame.tsx'
import { useFormContext, type SourceName } from '../form-context.ts'
import styles from './fields.module.css'

/** Under a list that is still loading, or that could not be loaded. */
export function SourceNotice({ source }: { source: SourceName }) {
  const { sources } = useFormContext()
  const problem = sources.problems?.[source]
  if (problem !== undefined) return <FieldError>{problem}</FieldError>
  if (!sources.loading?.includes(source)) return null
  return (
    <span className={styles.loading} role="status">
      <Loader size={14} aria-hidden /> Loading the list
    </span>
  )
}
