import { encodeQR } from 'qr'
import { invitationUrl } from './http/member-routes.ts'

export const defaultTeamName = 'チーム'

interface Server {
  readonly local: string
  readonly publicUrl: string | null
  readonly host: string
}

export function serverLines({ local, publicUrl, host }: Server): readonly string[] {
  const isOpen = !['localhost', '127.0.0.1', '::1'].includes(host)
  const isPlain = publicUrl === null ? isOpen : publicUrl.startsWith('http:')
  return [
    `土壌診断キット専用タイマー（チーム共有）: ${publicUrl ?? local}  (Ctrl+C stops it)`,
    ...(isPlain
      ? [
          '警告: 暗号化（HTTPS）なしです。記録や招待が途中で読まれるおそれがあり、スマートフォンではオフラインで使えません。',
          'Warning: no TLS. Put a proxy with a certificate in front of it (docs/team.md).',
        ]
      : []),
  ]
}

/** Printed with an invitation made without the server's public address. */
export const noPublicUrlLines: readonly string[] = [
  '注意: 招待の宛先はこのパソコンです。スマートフォンから参加するときは、--public-url にサーバーのアドレスを付けて、もう一度実行してください。',
  'Note: the address below is this machine. For phones, say --public-url as for the server.',
]

interface Invitation {
  readonly origin: string
  readonly team: string
  readonly code: string
  readonly expiresAt: number
}

export function invitationLines({ origin, team, code, expiresAt }: Invitation): readonly string[] {
  const url = invitationUrl(origin, code)
  const until = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'medium', timeStyle: 'short' })
  return [
    '',
    `「${team}」の管理者として参加する招待です。${until.format(expiresAt)}まで、1回だけ使えます。`,
    `Invitation for the team's owner, good once:`,
    url,
    encodeQR(url, 'term', { ecc: 'low', border: 2 }),
  ]
}
