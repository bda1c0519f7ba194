// Calls the service with the client that oapi-codegen has made.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"example.com/people/identikit"
	openapi_types "github.com/oapi-codegen/runtime/types"
)

func main() {
	ctx := context.Background()
	client, err := identikit.NewClientWithResponses(os.Args[1])
	check(err)
	country, seed, date := identikit.Country("jp"), "demo", day("2026-01-01")
	extra := []identikit.ExtraName{"company.name"}

	drawn, err := client.GenerateIdentityWithResponse(ctx, identikit.GenerateRequest{
		Gender: identikit.GenderFEMALE, Country: &country, Seed: &seed, ReferenceDate: &date, Extra: &extra,
	})
	check(err)
	person := drawn.JSON200
	fmt.Println(person.Name, (*person.Extra)["company.name"])

	oldest, youngest := 30, 40
	refused, err := client.GenerateIdentityWithResponse(ctx, identikit.GenerateRequest{
		Gender: identikit.GenderRANDOM, MinAge: &youngest, MaxAge: &oldest,
	})
	check(err)
	problem := refused.ApplicationproblemJSON400
	fmt.Println(*problem.Status, (*problem.Errors)[0].Field)

	var record identikit.RecordToVerify
	bytes, err := json.Marshal(person)
	check(err)
	check(json.Unmarshal(bytes, &record))
	verified, err := client.VerifyIdentityWithResponse(ctx, identikit.VerifyRequest{
		Identity: record, Country: country, ReferenceDate: &date,
	})
	check(err)
	fmt.Println(verified.JSON200.Coherent)

	kind, size := identikit.FAMILY, 4
	household, err := client.GenerateHouseholdWithResponse(ctx, identikit.HouseholdRequest{
		Country: &country, Kind: &kind, Size: &size, Seed: &seed, ReferenceDate: &date,
	})
	check(err)
	for _, member := range household.JSON200.Members {
		fmt.Println(member.Relation, member.Identity.Name)
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func day(text string) (date openapi_types.Date) {
	check(date.UnmarshalText([]byte(text)))
	return date
}
