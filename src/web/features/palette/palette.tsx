import { Dialog } from '#web/ui/dialog.tsx'
import { Finder } from './finder.tsx'
import { KeyList } from './key-list.tsx'

type Props = { readonly shows: 'entries' | 'keys'; readonly onClose: () => void }

/** Everything by its name: clients, drafts, tools and places; what was loaded is found without the server too. */
export function Palette({ shows, onClose }: Props) {
  if (shows === 'keys')
    return (
      <Dialog opened size="2xl" onClose={onClose} title="Keys">
        <KeyList />
      </Dialog>
    )
  return (
    <Dialog opened bare size="2xl" onClose={onClose} title="Find or do">
      <Finder onClose={onClose} />
    </Dialog>
  )
}
