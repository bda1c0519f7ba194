import { deflateRawSync, constants } from "node:zlib";
import { createIdentityService } from "./src/library/generator.ts";
const s = createIdentityService({ newSeed: () => "x", today: () => ({ year: 2026, month: 11, day: 20 }) });
const people = s.batch({ gender: "random", country: "de" }, { count: 1000, firstIndex: 0 }).draw().identities;
const text = Buffer.from(people.map((p) => JSON.stringify(p)).join("\n"));
const verify = Buffer.from(JSON.stringify(people.slice(0,50).map((p)=>s.verify({country:"de",identity:p}))));
for (const [name, data] of [["people", text], ["verify", verify]]) for (const level of [1,3,6]) for (const size of [32768, 65536]) {
  let out=0; const t=performance.now(); let n=0;
  for (let k=0;k<5;k++) for (let i=0;i<data.length;i+=size) { out+=deflateRawSync(data.subarray(i,i+size),{level,finishFlush:constants.Z_SYNC_FLUSH}).length; n++; }
  const ms=performance.now()-t;
  console.log(name, data.length, "level",level,"slice",size,"ratio",(data.length*5/out).toFixed(2),"MB/s",(data.length*5/ms/1000).toFixed(0),"ms/slice",(ms/n).toFixed(2));
}
console.log("places", JSON.stringify(s.places({country:"jp"}).map(p=>p())).length, JSON.stringify(s.places({country:"us"}).map(p=>p())).length, "rules", JSON.stringify(s.rules({country:"jp"})).length);
