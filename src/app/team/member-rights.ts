import type { TeamConnection, TeamProblem } from '#ports/team-server.ts'
import type { Membership, MembershipStore } from './membership.ts'

const isSame = (one: Membership['member'], other: Membership['member']) =>
  one.name === other.name &&
  one.role === other.role &&
  one.farmers?.join('\n') === other.farmers?.join('\n')

/** What this member may read and write, as the office says. */
export function createMemberRights(membership: MembershipStore, onChanged: () => Promise<unknown>) {
  let isDue = false
  return {
    /** Has the next `read` ask the office. */
    expectChange() {
      isDue = true
    },
    forget() {
      isDue = false
    },
    /** Rereads the rights if they may have changed. Not during a pull: a page still being stored would set the cursor behind what is now readable. */
    async read(open: TeamConnection): Promise<TeamProblem | null> {
      if (!isDue) return null
      isDue = false
      const access = await open.readAccess()
      if (!access.ok) {
        isDue = true
        return access.reason
      }
      const known = membership.current()
      if (known === null) return null
      const { team, member } = access.value
      if (isSame(known.member, member)) {
        if (known.team.name !== team.name) await membership.change({ team })
        return null
      }
      // Refused events may now be accepted, and events withheld before may now be readable.
      await membership.change({ team, member, cursor: '', refused: [] })
      await onChanged()
      return null
    },
  }
}
