import styles from './avatar.module.css'

type Props = {
  readonly name: string
  /** 26 px, where several stand beside each other. */
  readonly small?: boolean
  /** Somebody else, where oneself is among them. */
  readonly other?: boolean
}

/** The initials of a name, or of an address where there is no name. Decoration: the name stands beside it or is the label. */
export function Avatar({ name, small = false, other = false }: Props) {
  return (
    <span className={`${styles.avatar} ${small ? styles.small : ''} ${other ? styles.other : ''}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

export function initialsOf(name: string): string {
  const words = name.split('@')[0]?.match(/[\p{L}\p{N}]+/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('')
}
