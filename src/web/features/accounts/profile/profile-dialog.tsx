import { Dialog } from '#web/ui/dialog.tsx'
import { AttorneyProfileView } from './attorney-profile.tsx'

/** The Profile Settings modal that the checklist opens. A click beside it loses nothing that was typed. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  return (
    <AttorneyProfileView onClose={onClose}>
      {({ title, note, body, footer }) => (
        <Dialog
          opened
          size="3xl"
          closeOnBackdrop={false}
          onClose={onClose}
          title={title === 'Attorney Profile' ? 'Profile Settings' : title}
          subtitle={note}
          footer={footer}
          footNote="Printed in the signature block of every draft."
        >
          {body}
        </Dialog>
      )}
    </AttorneyProfileView>
  )
}
