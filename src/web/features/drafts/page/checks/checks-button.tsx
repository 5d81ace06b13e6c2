import { Flag } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { pointsInWords } from '../../points-in-words.ts'
import styles from './checks-button.module.css'

/** Opens the checks on small screens; says how many points are open. */
export function ChecksButton({ open, onOpen }: { open: number; onOpen: () => void }) {
  return (
    <Button icon={Flag} className={open > 0 ? styles.open : styles.calm} aria-haspopup="dialog" onClick={onOpen}>
      {open === 0 ? 'Checks' : pointsInWords(open)}
    </Button>
  )
}
