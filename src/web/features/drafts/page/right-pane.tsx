import { CheckPane } from './checks/check-pane.tsx'
import { RevisionPane } from './revision/revision-pane.tsx'
import type { Part } from './beside-paper.tsx'

/** The checks of the draft, or the revision of one section. */
export function RightPane({ desk }: Part) {
  const { revising: section, mode, revision, acts } = desk
  const flags = {
    selectedFlag: desk.selectedFlag,
    onPlace: desk.showWords,
    onAction: desk.actOnFlag,
    onWrite: acts.writeGap,
    onVerify: acts.verify,
    onSource: desk.openSource,
  }
  if (!section)
    return (
      <CheckPane
        draft={desk.view}
        onTakeBack={
          desk.may('decide') ? (finding) => acts.decide.run({ kind: 'withdrawn', findings: [finding] }) : undefined
        }
        onCompare={desk.may('write') ? () => acts.compare.run() : undefined}
        {...flags}
      />
    )
  return (
    <RevisionPane
      section={section}
      proposal={desk.proposal}
      changes={revision.isDeciding ? (revision.redline?.changes ?? []) : []}
      versions={desk.versions}
      compared={revision.compared}
      passage={mode.is === 'revising' ? mode.passage : undefined}
      models={desk.models}
      model={desk.model}
      hasModel={desk.view.hasModel}
      onRevise={(request) => desk.revise(request, section.version)}
      onStopRevision={desk.stopRevision}
      onRestore={desk.may('write') ? (version) => acts.restore.run({ sectionId: section.id, version }) : undefined}
      onCompare={(from) => revision.setCompared({ from, to: revision.compared?.to ?? section.version })}
    />
  )
}
