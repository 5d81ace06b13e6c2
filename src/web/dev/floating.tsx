import { useState } from 'react'
import { messages, subscriptionLimitReached, unexpectedError } from '#domain/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, type DialogSize } from '#web/ui/dialog.tsx'
import { downloads } from '#web/ui/downloads.ts'
import { notify } from '#web/ui/notify.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { showError } from '#web/ui/show-error.ts'
import { sampleActions } from './sample-desk.tsx'
import { Row, Section } from './section.tsx'

export function FloatingSections() {
  return (
    <>
      <Dialogs />
      <Errors />
      <Section title="Toasts">
        <Row>
          <Button onClick={() => notify('success', 'Successfully edited attorney profile.')}>Success</Button>
          <Button onClick={() => notify('error', 'An error occurred. Please try again.')}>Error</Button>
          <Button onClick={() => notify('warning', 'The address list was last checked 94 days ago.')}>Warning</Button>
          <Button onClick={() => notify('info', 'A new verification email has been sent')}>Info</Button>
          <Button onClick={() => notify('default', 'Your draft was saved.')}>Default</Button>
        </Row>
      </Section>
      <Downloads />
      <Section title="Menu">
        <Row>
          <RowMenu name="Emmanuel Ngwa Tabot" actions={sampleActions()} />
        </Row>
      </Section>
    </>
  )
}

const sizes: DialogSize[] = ['sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', 'full']

function Dialogs() {
  const [size, setSize] = useState<DialogSize>('md')
  const [open, setOpen] = useState<'plain' | 'held' | 'tall' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  const show = (next: DialogSize) => {
    setSize(next)
    setOpen('plain')
  }
  return (
    <Section title="Dialogs">
      <Row>
        {sizes.map((each) => (
          <Button key={each} size="s" onClick={() => show(each)}>
            {each}
          </Button>
        ))}
        <Button size="s" onClick={() => setOpen('held')}>
          Backdrop does not close
        </Button>
        <Button size="s" onClick={() => setOpen('tall')}>
          Whole screen
        </Button>
        <Button size="s" onClick={() => setOpen('confirm')}>
          Confirmation
        </Button>
      </Row>
      <Dialog
        opened={open === 'plain' || open === 'held' || open === 'tall'}
        onClose={close}
        size={size}
        closeOnBackdrop={open !== 'held'}
        tall={open === 'tall'}
        title="Create Attorney Profile"
        subtitle="Fields marked with * are required."
        footNote="Printed in the signature block of every draft."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="accent" onClick={() => showError(messages.notFound)}>
              Create Profile
            </Button>
          </>
        }
      >
        <p>The body of the dialog. The main button opens an error on top of it.</p>
      </Dialog>
      <ConfirmDialog
        opened={open === 'confirm'}
        title="Delete Emmanuel Ngwa Tabot?"
        confirmLabel="Delete client"
        danger
        onCancel={close}
        onConfirm={close}
      >
        <p>5 documents, 2 drafts and all answers go with the client. This cannot be undone.</p>
      </ConfirmDialog>
    </Section>
  )
}

function Errors() {
  const place = { label: 'Harm', go: () => undefined }
  const missing = [
    'Who harmed or would harm the client?',
    'Why was or would the client be harmed?',
    'When did it happen?',
  ]
  return (
    <Section title="Error dialog">
      <Row>
        <Button
          onClick={() =>
            showError({
              title: 'The draft cannot start yet',
              error: missing.map((message) => ({ message, place })),
              action: { label: 'Go to the first field', run: () => undefined },
            })
          }
        >
          Missing answers
        </Button>
        <Button onClick={() => showError({ title: 'The draft cannot start yet', error: ['Jurisdiction'] })}>
          One answer
        </Button>
        <Button onClick={() => showError(subscriptionLimitReached({ left: 0, limit: 15, days: 7 }))}>
          Subscription limit
        </Button>
        <Button onClick={() => showError({ title: 'The draft cannot start yet', error: [messages.noSpouseInfo] })}>
          No spouse information
        </Button>
        <Button onClick={() => showError(unexpectedError('support@drafty.example'))}>Unexpected</Button>
      </Row>
    </Section>
  )
}

function Downloads() {
  return (
    <Section title="Download panel">
      <Row>
        <Button onClick={addDownloads}>Two active, one done, one failed</Button>
        <Button onClick={() => downloads.add({ id: '5', fileName: 'Country report.pdf' })}>Add one that waits</Button>
        <Button onClick={() => downloads.clear()}>Clear</Button>
      </Row>
    </Section>
  )
}

function addDownloads() {
  downloads.add({ id: '4', fileName: 'Dilnur Abliz Tursun - Asylum/WOR/CAT draft.docx', status: 'error' })
  downloads.add({ id: '3', fileName: 'Ilse Maartje Verhoeven - Expert Letter.docx', status: 'success', saved: true })
  downloads.add({
    id: '2',
    fileName: 'Teresa Adaeze Okafor - NAT Cover Letter draft.docx',
    stage: 'document',
    progress: { done: 18, total: 25 },
  })
  downloads.add({
    id: '1',
    fileName: 'Emmanuel Ngwa Tabot - Asylum/WOR/CAT draft.docx',
    stage: 'content',
    progress: { done: 9, total: 24 },
  })
}
