import styles from './avatar.module.css'

/** The initials of a name, or of an address where there is no name. Decoration: the name stands beside it or is the label. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

export function initialsOf(name: string): string {
  const words = name.split('@')[0]?.match(/[\p{L}\p{N}]+/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('')
}
