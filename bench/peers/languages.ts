import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { devNull } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../test/e2e/programs.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A folder of `dist/`, in which programs of another language are built from copies of their sources. */
interface Workshop {
  path(...names: readonly string[]): string;
  run(command: string, ...args: readonly string[]): void;
}

/** Copies a folder of the repository, and others into it, to where they are built. */
export function openWorkshop(source: string, ...inner: readonly string[]): Workshop {
  const folder = join(root, "dist/peers", source);
  cpSync(join(root, source), folder, { recursive: true });
  for (const one of inner) cpSync(join(root, one), join(folder, basename(one)), { recursive: true });
  const bin = join(root, "node_modules/.bin");
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, GOBIN: folder };
  return {
    path: (...names) => join(folder, ...names),
    run: (command, ...args) => void execFileSync(command, args, { cwd: folder, env, stdio: ["ignore", 2, 2] }),
  };
}

/** The programs of a list that this machine lacks. */
export function lacking(programs: readonly string[]): readonly string[] {
  return programs.filter((program) => findProgram(program) === undefined);
}

/** A generator in another language, whose program in `bench/peers/<folder>` draws people as CSV. */
interface Peer {
  readonly name: string;
  readonly language: string;
  readonly folder: string;
  /** The file of the folder that pins its version, and what stands before it there. */
  readonly pinned: readonly [file: string, before: string];
  readonly needs: readonly string[];
  /** Builds the program; returns the command that runs it, but for the file that it writes to. */
  build(workshop: Workshop): readonly string[];
  /** Further arguments. */
  readonly args?: readonly string[];
}

function python({ path, run }: Workshop): readonly string[] {
  run("python3", "-m", "venv", "environment");
  run(path("environment/bin/pip"), "install", "--quiet", "--requirement", "requirements.txt");
  return [path("environment/bin/python"), path("people.py")];
}

export const peers: readonly Peer[] = [
  {
    name: "gofakeit",
    language: "Go",
    folder: "go",
    pinned: ["go.mod", "gofakeit/v7 v"],
    needs: ["go"],
    build({ path, run }) {
      run("go", "build", "-o", "people", ".");
      return [path("people")];
    },
  },
  {
    name: "fake-rs",
    language: "Rust",
    folder: "rust",
    pinned: ["Cargo.toml", 'fake = { version = "='],
    needs: ["cargo"],
    build({ path, run }) {
      run("cargo", "build", "--quiet", "--release");
      return [path("target/release/people")];
    },
  },
  {
    name: "Datafaker",
    language: "Java",
    folder: "java",
    pinned: ["pom.xml", "<artifactId>datafaker</artifactId>\n      <version>"],
    needs: ["mvn", "javac", "java"],
    build({ path, run }) {
      run("mvn", "--quiet", "dependency:copy-dependencies", "-DoutputDirectory=libraries");
      run("javac", "-cp", "libraries/*", "-d", "classes", "People.java");
      return ["java", "-cp", `${path("classes")}:${path("libraries/*")}`, "People"];
    },
  },
  {
    name: "mimesis",
    language: "Python",
    folder: "python",
    pinned: ["requirements.txt", "mimesis=="],
    needs: ["python3"],
    build: python,
    args: ["mimesis"],
  },
  {
    name: "Faker",
    language: "Python",
    folder: "python",
    pinned: ["requirements.txt", "Faker=="],
    needs: ["python3"],
    build: python,
    args: ["faker"],
  },
];

/** The command that draws people with a peer, built; it writes to no file. */
export function commandOf({ folder, build, args = [] }: Peer): readonly string[] {
  return [...build(openWorkshop(`bench/peers/${folder}`)), devNull, ...args];
}

/** The version that a peer is pinned to. */
export function versionOf({ folder, pinned: [file, before] }: Peer): string {
  const [, after = ""] = readFileSync(join(root, "bench/peers", folder, file), "utf8").split(before);
  return /^[\d.]+/.exec(after)?.[0] ?? "";
}
