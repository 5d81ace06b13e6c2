import { BrickWall, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useClientAccess } from './firm-queries.ts'
import { ShareDialog } from './share-dialog.tsx'

type Props = { readonly clientId: string; readonly name: string }

/** Shares a client of the firm; nothing at all for a private client, and for those who may not share it. */
export function ShareButton({ clientId, name }: Props) {
  const { mayShare, dialog, open } = useShareDialog({ clientId, name })
  if (!mayShare) return null
  return (
    <>
      <Button icon={Share2} onClick={open}>
        Share
      </Button>
      {dialog}
    </>
  )
}

/** Leads to a wall before somebody, from where a conflict was found. */
export function WallButton({ clientId, name }: Props) {
  const { mayShare, dialog, open } = useShareDialog({ clientId, name }, true)
  if (!mayShare) return null
  return (
    <>
      <Button look="text" size="s" icon={BrickWall} onClick={open}>
        Make a wall
      </Button>
      {dialog}
    </>
  )
}

function useShareDialog({ clientId, name }: Props, forWall = false) {
  const { data } = useClientAccess(clientId)
  const [isOpen, setOpen] = useState(false)
  return {
    mayShare: data?.belongs_to === 'firm' && data.may.includes('share'),
    open: () => setOpen(true),
    dialog: isOpen && <ShareDialog clientId={clientId} name={name} forWall={forWall} onClose={() => setOpen(false)} />,
  }
}
