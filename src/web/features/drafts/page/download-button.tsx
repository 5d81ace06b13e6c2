import { Menu } from '@mantine/core'
import { ChevronDown, Download } from 'lucide-react'
import { memo, useState } from 'react'
import { insideMain } from '#web/ui/inside-main.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './download-button.module.css'

export type DownloadForm = 'clean' | 'tracked' | 'sources'

const names: Readonly<Record<DownloadForm, readonly [string, string]>> = {
  clean: ['Clean copy', 'The draft as it stands'],
  tracked: ['With tracked changes', 'Every change since the template or the first version'],
  sources: ['With sources', 'Where each paragraph comes from, as comments'],
}

type Props = {
  readonly forms: readonly DownloadForm[]
  readonly isReady: boolean
  readonly isNext: boolean
  readonly isBusy: boolean
  readonly onDownload: (form: DownloadForm, withComments: boolean) => void
}

/** One form: a button. Several: a menu that says what each is. */
export const DownloadButton = memo(function DownloadButton(props: Props) {
  const { forms, isReady, isNext, isBusy, onDownload } = props
  const look = isReady && isNext ? 'accent' : 'default'
  const [first = 'clean'] = forms
  const [withComments, setComments] = useState(true)
  if (forms.length < 2 || !isReady)
    return (
      <Button
        look={look}
        icon={Download}
        busy={isBusy}
        aria-disabled={!isReady}
        title={isReady ? undefined : 'Ready when the draft is written'}
        onClick={() => isReady && onDownload(first, withComments)}
      >
        Download
      </Button>
    )
  return (
    <Menu portalProps={insideMain()} width={288} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button look={look} icon={Download} iconAfter={ChevronDown} busy={isBusy}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {forms.map((form) => (
          <Menu.Item key={form} className={styles.item} onClick={() => onDownload(form, withComments)}>
            <span className={styles.text}>
              <span>{names[form][0]}</span>
              <span className="small muted">{names[form][1]}</span>
            </span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.CheckboxItem
          className={styles.item}
          checked={withComments}
          onChange={setComments}
          closeMenuOnClick={false}
        >
          <span className={styles.text}>
            <span>Comments on open citations</span>
            <span className="small muted">Names what is not verified; not among tracked changes</span>
          </span>
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  )
})
