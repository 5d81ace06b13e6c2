import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useState } from 'react'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { singleKeys } from '#web/ui/single-keys.ts'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from './settings.module.css'

const options = [
  { value: 'auto', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: MantineColorScheme; label: string }[]

/** Light or dark. The choice is kept on this device only; a printed page and a Word file never follow it. */
export function AppearancePage() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [hasSingleKeys, setSingleKeys] = useState(singleKeys.areOn)
  return (
    <section className={styles.choice} aria-labelledby="appearance-title">
      <div className="stack">
        <h1 className="title" id="appearance-title">
          Appearance
        </h1>
        <p className="lead muted">How Drafty looks on this device. Printed pages and Word files stay black on white.</p>
      </div>
      <div>
        <SegmentedControl large label="Light or dark" options={options} value={colorScheme} onChange={setColorScheme} />
      </div>
      <div className="stack">
        <h2 className="head">Keyboard</h2>
        <TickBox
          checked={hasSingleKeys}
          onChange={(isOn) => {
            singleKeys.turn(isOn)
            setSingleKeys(isOn)
          }}
        >
          Single letters act outside of fields, for example N for the next open point
        </TickBox>
        <p className="small muted">Press ? anywhere for the list of keys. Keys with Ctrl always act.</p>
      </div>
    </section>
  )
}
