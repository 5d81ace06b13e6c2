import { Download, ExternalLink, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChoiceField, YesNoField } from '#web/ui/choice-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { CountryField, MultiSelectField, SelectField } from '#web/ui/select-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DateField, TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { Columns, Row, Section } from './section.tsx'
import { ChoicesField } from '#web/ui/choices-field.tsx'

export function ControlSections() {
  return (
    <>
      <Buttons />
      <TextFields />
      <Choices />
      <Selects />
      <Switches />
    </>
  )
}

function Buttons() {
  return (
    <Section title="Buttons">
      <Row>
        <Button look="accent">Accent</Button>
        <Button>Default</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="text">Text</Button>
        <Button look="danger" icon={Trash2}>
          Delete client
        </Button>
        <Button disabled>Disabled</Button>
        <Button busy>Saving</Button>
        <Button look="accent" busy>
          Saving
        </Button>
      </Row>
      <Row>
        <Button look="accent" size="s">
          Small 32
        </Button>
        <Button icon={Plus}>Default 40</Button>
        <Button size="l">Large 48</Button>
        <Button iconAfter={ExternalLink}>Manage Subscription</Button>
        <ButtonLink to="/drafty/faq">A link</ButtonLink>
        <IconButton icon={Download} label="Download" />
        <IconButton icon={Download} label="Download, large" large iconSize="l" />
      </Row>
    </Section>
  )
}

function TextFields() {
  const [text, setText] = useState('New York')
  const [password, setPassword] = useState('a long sentence of words')
  const [story, setStory] = useState('He arrived on April 5, 2022.\nSoldiers burned his family home in 2024.')
  const [date, setDate] = useState('2026-11-19')
  const [search, setSearch] = useState('ngwa')
  return (
    <Section title="Text fields">
      <Columns>
        <TextField label="Court city" required value={text} onChange={setText} help="As in the notice of hearing." />
        <TextField
          label="License number"
          required
          value=""
          onChange={setText}
          error="License number must not be empty"
        />
        <TextField label="Account email" readOnly value="naomi@clarkelaw.example" onChange={setText} />
        <TextField label="Disabled" disabled value="Not now" onChange={setText} />
        <PasswordField
          label="Password"
          value={password}
          onChange={setPassword}
          labelEnd={<a href="#forgot">Forgot password?</a>}
        />
        <DateField label="Date of last entry" value={date} onChange={setDate} />
        <TextAreaField label="What happened?" help="The field grows with the text." value={story} onChange={setStory} />
        <TextAreaField label="Why?" required value="" onChange={setStory} error="Why? must not be empty" minRows={2} />
        <SearchField label="Search clients" placeholder="Search by name" value={search} onChange={setSearch} />
        <SearchField label="Search tools" placeholder="Search tools" hint="/" value="" onChange={setSearch} />
      </Columns>
    </Section>
  )
}

const relief = [
  { value: 'asylum', label: 'Asylum' },
  { value: 'Withholdingofremoval', label: 'Withholding of removal' },
  { value: 'ConventionAgainstTorture', label: 'Convention Against Torture' },
]

function Choices() {
  const [yes, setYes] = useState<string | undefined>('yes')
  const [one, setOne] = useState<string | undefined>('asylum')
  const [many, setMany] = useState(['asylum'])
  const [agreed, setAgreed] = useState(true)
  return (
    <Section title="Choices">
      <Columns>
        <YesNoField label="Is the client currently detained?" required value={yes} onChange={setYes} />
        <YesNoField
          label="Was Form I-589 filed in time?"
          value={undefined}
          onChange={setYes}
          error="Please choose Yes or No."
        />
        <ChoiceField label="One of a few" options={relief} value={one} onChange={setOne} help="All are in view." />
        <ChoicesField
          label="Relief sought"
          options={[...relief, { value: 'later', label: 'Coming soon', disabled: true }]}
          value={many}
          onChange={setMany}
        />
        <TickBox checked={agreed} onChange={setAgreed}>
          I review every draft before it is filed.
        </TickBox>
        <TickBox checked={false} onChange={setAgreed} error="Please accept the terms of service.">
          I accept the terms of service.
        </TickBox>
      </Columns>
    </Section>
  )
}

const templates = [
  { value: 'upload', label: 'Upload Your Own Template' },
  { value: 'ai', label: 'Create New AI Generated Template. Coming Soon!', disabled: true },
  { value: '1', label: 'Hardship memorandum' },
]
const countries = ['Cameroon', 'Colombia', 'Eritrea', 'Guatemala', 'Honduras', 'Mexico', 'Uganda', 'Venezuela'].map(
  (name) => ({ value: name, label: name }),
)

function Selects() {
  const [template, setTemplate] = useState<string | null>('1')
  const [country, setCountry] = useState<string | null>(null)
  const [sources, setSources] = useState(['Cameroon', 'Uganda'])
  return (
    <Section title="Selects">
      <Columns>
        <SelectField label="Template" required options={templates} value={template} onChange={setTemplate} />
        <SelectField
          label="Model"
          options={[]}
          loading
          placeholder="Loading models"
          value={null}
          onChange={setTemplate}
        />
        <SelectField
          label="Client"
          options={templates}
          value={null}
          onChange={setTemplate}
          error="Please choose a client."
        />
        <CountryField label="Country of persecution" countries={countries} value={country} onChange={setCountry} />
        <MultiSelectField label="Cited sources" options={countries} value={sources} onChange={setSources} />
      </Columns>
    </Section>
  )
}

function Switches() {
  const [period, setPeriod] = useState('monthly')
  const [tab, setTab] = useState('record')
  return (
    <Section title="Tabs and segmented control">
      <Row>
        <SegmentedControl
          label="Billing period"
          large
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
          value={period}
          onChange={setPeriod}
        />
        <SegmentedControl
          label="View"
          options={[
            { value: 'monthly', label: 'Reading' },
            { value: 'yearly', label: 'Page view' },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </Row>
      <Tabs
        label="Client"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'record', label: 'Record', content: <p>The record of the client.</p> },
          { id: 'documents', label: 'Documents', count: 5, content: <p>Five documents.</p> },
          { id: 'experts', label: 'Experts', count: 1, content: <p>One expert.</p> },
          { id: 'sources', label: 'Cited sources', count: 12, content: <p>Twelve sources.</p> },
        ]}
      />
    </Section>
  )
}
