import type { AcidBases } from '#domain/diagnosis/rule-book.ts'

const band = (low: number, high: number) => ({ low, high })

/** What acid lovers want of their bases: the vegetables' tables are not theirs. Source: domain/diagnosis-more.md 4. */
export const acidBases: Readonly<Partial<Record<string, AcidBases>>> = {
  tea: {
    saturation: band(20, 40),
    bands: {
      cao: { volcanic: band(100, 200), alluvial: band(100, 150), sandy: band(60, 100) },
      mgo: { volcanic: band(25, 50), alluvial: band(20, 40), sandy: band(20, 40) },
      k2o: { volcanic: band(25, 75), alluvial: band(25, 75), sandy: band(25, 50) },
      p2o5: { volcanic: band(10, 30), alluvial: band(20, 50), sandy: band(20, 50) },
    },
    mark: 'A-t',
    sources: ['SHIZUOKA-TEA', 'KOCHI-TEA'],
  },
  // Assumption: as tea, since no figure of its own was found.
  blueberry: { saturation: band(20, 40), mark: 'C', sources: ['KOCHI-TEA'] },
}
