import { AttorneyProfileView } from '../profile/attorney-profile.tsx'
import { SettingsPage } from './settings-section.tsx'
import styles from '../profile/profile.module.css'

/** The attorney profile as a page of the settings; the same form as in the dialog. */
export function ProfilePage() {
  return (
    <AttorneyProfileView onClose={stay}>
      {({ title, note, body, footer }) => (
        <SettingsPage title={title} lead={note ?? 'Printed in the signature block of every draft.'}>
          <div className="stack l">
            {body}
            <div className={styles.bar}>{footer}</div>
          </div>
        </SettingsPage>
      )}
    </AttorneyProfileView>
  )
}

/** A page does not close. */
function stay() {
  return undefined
}
