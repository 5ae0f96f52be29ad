import { monitorEventLoopDelay } from 'node:perf_hooks'

const secondsSteps = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Metrics in the text format of Prometheus. Routes are recorded without their ids. */
export function createMetrics(gauges: () => Readonly<Record<string, number>>) {
  const requests = new Map<string, number>()
  const durations = secondsSteps.map(() => 0)
  let [count, sumSeconds] = [0, 0]
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  return {
    request(route: string, status: number, ms: number) {
      const labels = `{route="${route}",status="${status}"}`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      count += 1
      sumSeconds += ms / 1000
      for (const [index, step] of secondsSteps.entries()) {
        if (ms / 1000 <= step) durations[index] = (durations[index] ?? 0) + 1
      }
    },
    text() {
      const now = {
        process_resident_memory_bytes: process.memoryUsage.rss(),
        process_cpu_seconds_total: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
        event_loop_delay_p99_seconds: loop.percentile(99) / 1e9,
        ...gauges(),
      }
      loop.reset()
      return [
        '# TYPE team_requests_total counter',
        ...[...requests].map(([labels, total]) => `team_requests_total${labels} ${total}`),
        '# TYPE team_request_seconds histogram',
        ...secondsSteps.map(
          (step, index) => `team_request_seconds_bucket{le="${step}"} ${durations[index]}`,
        ),
        `team_request_seconds_bucket{le="+Inf"} ${count}`,
        `team_request_seconds_sum ${sumSeconds}`,
        `team_request_seconds_count ${count}`,
        ...Object.entries(now).flatMap(([name, value]) => [
          `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`,
          `${name} ${value}`,
        ]),
        '',
      ].join('\n')
    },
    close: () => loop.disable(),
  }
}

/** Route of a URL, such as `/api/teams/:team/events`: what a request was for, without identifying anyone. */
export function routeOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const parts = path.split('/')
  if (parts[1] !== 'api') return path === '/metrics' ? path : 'app'
  if (parts[2] === 'health' && parts.length === 3) return path
  if (parts[2] === 'invitations') return '/api/invitations/accept'
  const [, , , team, what, id, how] = parts
  if (parts[2] !== 'teams' || team === undefined) return 'other'
  const known = [
    'events',
    'lack',
    'live',
    'photos',
    'members',
    'devices',
    'invitations',
    'token',
    'leave',
  ]
  if (what === undefined) return '/api/teams/:team'
  if (!known.includes(what)) return 'other'
  const end = how === 'revoke' || how === 'withdraw' ? `/${how}` : ''
  return `/api/teams/:team/${what}${id === undefined ? '' : '/:id'}${end}`
}
