import type { LiveNews, TeamConnection, TeamServer } from '#ports/team-server.ts'
import type { Membership } from './membership.ts'

/** The connection to the office: opened when first asked for, with the news it sends by itself. */
export function createOfficeConnection(server: TeamServer, onNews: (news: LiveNews) => void) {
  let connection: TeamConnection | null = null
  let stopLive: (() => void) | null = null
  let isLive = false

  return {
    open({ team, token }: Membership) {
      if (connection !== null) return connection
      connection = server.connect({ team: team.id, token })
      stopLive = connection.live((news) => {
        isLive = news.kind !== 'closed'
        onNews(news)
      })
      return connection
    },
    close() {
      stopLive?.()
      stopLive = null
      connection = null
      isLive = false
    },
    /** Whether news arrive by themselves, so that nothing needs to be asked for. */
    isLive: () => isLive,
  }
}
